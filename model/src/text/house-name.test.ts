import { expect, it } from 'vitest';
import { claimsTheHouse } from './house-name.ts';

it.each([
  'Rawi Admin',
  'RAWI admin',
  'admin rawi',
  'RawiAdmin',
  'R a w i A d m i n',
  'Ràwí Ädmin',
  'Rаwi Аdmin',
  'Ρawi Teаm'.replace('Ρ', 'R'),
  'ʀᴀᴡɪ ᴀᴅᴍɪɴ',
  'Ｒａｗｉ Ｓｕｐｐｏｒｔ',
  'The Rawi Team',
  'Rawi Moderator Layla',
  'Admin',
  'Site Admin',
  'Support Team',
  'إدارة راوي',
  'ادارة راوى',
  'فريق راوي',
  'مشرفة راوي',
  'دَعْم راوي',
  'مدير الموقع',
  'الإدارة',
  'راوي Admin',
])('%s claims to speak for the site', (name) => {
  expect(claimsTheHouse(name)).toBe(true);
});

it.each([
  'Layla Haddad',
  'Rawi',
  'Rawi Hage',
  'Omar Al Rawi',
  'راوي',
  'أحمد الراوي',
  'رسمي الراوي',
  'مشرف الراوي',
  'Adminah Rawiyah',
  'Prawit Eamon',
  'Rawia Badmin',
  'مدير أحمد',
  'Staffan Support Olsen',
  'فريق الأحمد',
  'راوية محمد',
  '',
])('%s is a name for anybody', (name) => {
  expect(claimsTheHouse(name)).toBe(false);
});
