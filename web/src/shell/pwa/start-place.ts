import { openLastPlace } from './last-place.ts';

// The router reads the address when its module is evaluated: this one stands before it.
openLastPlace();
