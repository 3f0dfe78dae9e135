import { company } from 'virtual:site';
import { promisesWhileClosed } from './announcements.ts';
import { entryData } from './content.ts';

/** The words around the callback form, with the opening hours. */
export async function callback() {
  const { hours } = await entryData('contact', 'contact');
  return {
    ...(await entryData('callback', 'callback')),
    call: { phone: company.phone, hours },
    whileClosed: await promisesWhileClosed(),
  };
}
