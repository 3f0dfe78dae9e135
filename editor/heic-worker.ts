/**
 * Decodes an HEIC photograph in a thread of its own: what the decoder has taken of the memory, more
 * than a gigabyte for a large one, it gives back only with its thread.
 */
import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';

const image = await decodeHeic({ buffer: workerData });
parentPort?.postMessage(image, [image.data.buffer]);
