import type { TakedownTarget } from '@rawi/model/truth/takedown';
import { isUnknownUser } from '../callers/user-by-email.ts';
import { showPhoto } from '../photos/show-photo.ts';
import type { TakedownServices } from './takedown-services.ts';

/** Makes the Auth record show the profile's photo, or none; a person without an account has no record. */
export async function settlePhoto(services: TakedownServices, target: TakedownTarget): Promise<void> {
  if (target.kind !== 'photo') return;
  try {
    await showPhoto(services, services.bucket.bucket, target.uid);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}
