import { config, z } from 'zod';

// The site's content security policy forbids the code that zod would otherwise generate, and every attempt is reported.
// A schema looks at this when it is made: they all take zod from here, so that none is made before.
config({ jitless: 'document' in globalThis });

export { z };
