/** Writes one line for the operator. Never give it anything a visitor sent, nor where the visitor came from. */
export type Log = (line: string) => void;

/** Writes to the terminal, with the time in UTC. */
export const log: Log = (line) => console.log(`${new Date().toISOString()} ${line}`);
