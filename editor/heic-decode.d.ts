/** The package has no types of its own. */
declare module 'heic-decode' {
  /** Decodes the main picture of an HEIC file, upright; rejects for any other file. */
  export default function decodeHeic(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
