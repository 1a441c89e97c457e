import { openLastPlace } from './last-place.ts';

// The router reads the address when its module is evaluated, so this module has to be imported before it.
openLastPlace();
