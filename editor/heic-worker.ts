/**
 * Decodes an HEIC photograph in a separate thread. A large one takes the decoder more than a
 * gigabyte of memory, which is only freed when the thread ends.
 */
import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';

const image = await decodeHeic({ buffer: workerData });
parentPort?.postMessage(image, [image.data.buffer]);
