/** What of the mail settings would keep mail from arriving, as far as the settings and DNS tell. */

/** No such name, or none with such records. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

/** Reads whether other mail servers will believe the sender's address, and whether people can answer. */
export async function mailLacks({ settings, dns }) {
  const { mail, project, contactAddress } = settings;
  const lacks = [];
  if (mail.port === 25)
    lacks.push({
      problem: 'No machine of Google’s speaks to port 25, so no mail would be sent.',
      remedy: `Write 587 or 465 as mail.port into projects/${project}.json, whichever the mail server offers.`,
    });
  const sender = domainOf(mail.from);
  const looks = [
    () => spfLacks(dns, sender),
    () => dkimLacks(dns, sender, settings),
    () => dmarcLacks(dns, sender),
    () => answerLacks(dns, domainOf(contactAddress)),
  ];
  // A record may be on its way, and a deploy does not wait for it.
  for (const look of looks) lacks.push(...(await asked(look)).map((lack) => ({ ...lack, isNote: true })));
  return lacks;
}

const domainOf = (address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

async function asked(look) {
  try {
    return await look();
  } catch (error) {
    return [
      {
        problem: `DNS could not be asked about mail: ${error.message}`,
        remedy: 'It is looked at again with the next deploy.',
      },
    ];
  }
}

/** The texts of a name that begin with `mark`, in any letters. */
async function texts(dns, name, mark) {
  const records = await dns.resolveTxt(name).catch((error) => {
    if (NONE.has(error.code)) return [];
    throw error;
  });
  return records.map((parts) => parts.join('')).filter((text) => text.toLowerCase().startsWith(mark));
}

/** SPF: who may send for the domain. */
async function spfLacks(dns, domain) {
  const found = await texts(dns, domain, 'v=spf1');
  if (found.length === 0)
    return [
      {
        problem: `${domain} does not say who sends mail for it (SPF), so mail ends as spam.`,
        remedy: `A TXT record at ${domain}: v=spf1 include:<what the mail server’s guide names> -all`,
      },
    ];
  if (found.length > 1)
    return [
      {
        problem: `${domain} has ${found.length} SPF records, of which none counts.`,
        remedy: 'Join them in one: what each includes, and one “-all” at the end.',
      },
    ];
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(found[0]))
    return [
      { problem: `The SPF record of ${domain} lets everybody send for it.`, remedy: 'End it with “-all”.' },
    ];
  return [];
}

/** DKIM: the key by which a mail is known to be unchanged. Only whoever set it up knows its name. */
async function dkimLacks(dns, domain, { mail: { dkim }, project }) {
  if (dkim === '')
    return [
      {
        problem: 'Whether mail is signed (DKIM) is not known here.',
        remedy: `Write the key’s selector, which the mail server’s guide names, as mail.dkim into projects/${project}.json.`,
      },
    ];
  const name = `${dkim}._domainkey.${domain}`;
  const records = await texts(dns, name, '');
  if (records.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text))) return [];
  return [
    {
      problem: `There is no key for signing mail (DKIM) at ${name}.`,
      remedy: `The record that the mail server’s guide names, TXT or CNAME, at ${name}`,
    },
  ];
}

/** DMARC: what other servers do with mail that only pretends to be ours. That of the domain above counts too. */
async function dmarcLacks(dns, domain) {
  const labels = domain.split('.');
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const [found] = await texts(dns, `_dmarc.${labels.slice(first).join('.')}`, 'v=dmarc1');
    if (found !== undefined)
      return /;\s*p=(?:none|quarantine|reject)/i.test(found)
        ? []
        : [{ problem: `The DMARC record of ${domain} names no policy.`, remedy: 'Add p=quarantine to it.' }];
  }
  return [
    {
      problem: `${domain} does not say what to do with mail that only pretends to be from it (DMARC).`,
      remedy: `A TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:<a mailbox of yours>`,
    },
  ];
}

async function answerLacks(dns, domain) {
  const servers = await dns.resolveMx(domain).catch((error) => {
    if (NONE.has(error.code)) return [];
    throw error;
  });
  if (servers.some(({ exchange }) => exchange !== '')) return [];
  return [
    {
      problem: `No mail can be sent to the contact address: ${domain} has no mail server (MX).`,
      remedy: `An MX record at ${domain}, or another contactAddress.`,
    },
  ];
}
