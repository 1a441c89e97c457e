import { beforeEach, describe, expect, it } from 'vitest';
import { mailLacks } from './check-mail.mjs';
import { dnsDouble, SETTINGS } from './google-double.mjs';

let records;
beforeEach(() => {
  ({ records } = dnsDouble());
});

const look = (settings = SETTINGS) => mailLacks({ settings, dns: dnsDouble(records).dns });
const problems = async (settings) => (await look(settings)).map(({ problem }) => problem);

it('a sender whose domain says all finds nothing', async () => {
  expect(await look()).toEqual([]);
});

describe('what keeps mail from arriving is a note, with the record that mends it', () => {
  it.each([
    ['no SPF', 'TXT rawi.example', undefined, '(SPF)', 'v=spf1'],
    ['other texts only', 'TXT rawi.example', ['google-site-verification=x'], '(SPF)', 'v=spf1'],
    ['two of them', 'TXT rawi.example', ['v=spf1 -all', 'v=spf1 ~all'], 'has 2 SPF records', 'Join them'],
    ['one for everybody', 'TXT rawi.example', ['v=spf1 +all'], 'lets everybody', '-all'],
    ['one for everybody, without a sign', 'TXT rawi.example', ['v=spf1 all'], 'lets everybody', '-all'],
    ['no DKIM key', 'TXT s1._domainkey.rawi.example', undefined, '(DKIM)', 's1._domainkey.rawi.example'],
    ['a key that was withdrawn', 'TXT s1._domainkey.rawi.example', ['v=DKIM1; p='], '(DKIM)', 'CNAME'],
    ['no DMARC', 'TXT _dmarc.rawi.example', undefined, '(DMARC)', '_dmarc.rawi.example'],
    ['DMARC without a policy', 'TXT _dmarc.rawi.example', ['v=DMARC1; rua=mailto:a@b.c'], 'no policy', 'p='],
    [
      'nobody who takes answers',
      'MX rawi.example',
      undefined,
      'No mail can be sent to the contact address',
      'MX',
    ],
    ['a domain that says it takes none', 'MX rawi.example', [''], 'No mail can be sent', 'MX'],
  ])('%s', async (_case, name, texts, problem, remedy) => {
    records[name] = texts;
    expect(await look()).toEqual([
      { problem: expect.stringContaining(problem), remedy: expect.stringContaining(remedy), isNote: true },
    ]);
  });

  it('a key whose name nobody has told', async () => {
    const settings = { ...SETTINGS, mail: { ...SETTINGS.mail, dkim: '' } };
    expect(await look(settings)).toMatchObject([
      { remedy: expect.stringContaining('mail.dkim'), isNote: true },
    ]);
  });

  it('DNS that does not answer, and the deploy goes on', async () => {
    records['TXT _dmarc.rawi.example'] = new Error('queryTxt ETIMEOUT');
    expect(await problems()).toEqual([
      expect.stringContaining('could not be asked about mail: queryTxt ETIMEOUT'),
    ]);
  });
});

it('a long record that comes in parts is one, and letters may be large', async () => {
  records['TXT rawi.example'] = [['V=SPF1 include:a', '.example -all']];
  expect(await problems()).toEqual([]);
});

it('what the domain above says of pretenders counts for one below', async () => {
  const settings = { ...SETTINGS, mail: { ...SETTINGS.mail, from: 'no-reply@mail.rawi.example' } };
  records['TXT mail.rawi.example'] = ['v=spf1 -all'];
  records['TXT s1._domainkey.mail.rawi.example'] = ['k=rsa; p=MIIB'];
  expect(await problems(settings)).toEqual([]);
});

it('port 25 stops, since Google’s machines do not speak to it', async () => {
  const [lack] = await look({ ...SETTINGS, mail: { ...SETTINGS.mail, port: 25 } });
  expect(lack.problem).toContain('port 25');
  expect(lack.isNote).toBeUndefined();
});
