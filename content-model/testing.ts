/** What tests of the company's facts share. */
import { type Company, companyOf } from './company.ts';

/** Facts as a file would have them, checked; `changes` are what the file says otherwise. */
export const companyFrom = (written: object, changes: object = {}, environment: NodeJS.ProcessEnv = {}): Company =>
  companyOf({ value: { ...written, ...changes }, mistake: undefined, name: 'company.yaml', lineOf: () => 1 }, environment);
