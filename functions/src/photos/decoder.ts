import { serveDecoder } from '@rawi/media/processes/serve-decoder';
import { photoDecoder } from './photo-decoder.ts';

/** The program in which photos are decoded: bundled beside the functions, with nothing of Firebase in it. */
await serveDecoder({ photo: photoDecoder });
