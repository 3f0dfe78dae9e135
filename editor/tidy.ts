/** What the editor does for the owner before a file is checked, where the rules of the site are stricter than they need be for a person. */
import { isGroup } from './values.ts';

const tidiers: Record<string, (value: Record<string, unknown>) => Record<string, unknown>> = {
  /** A SIRET, which every paper of the company names, begins with the SIREN. */
  company: (company) => {
    const { legal } = company;
    if (!isGroup(legal) || typeof legal.siren !== 'string') return company;
    const figures = legal.siren.replaceAll(/\D/g, '');
    return figures.length === 14 ? { ...company, legal: { ...legal, siren: figures.slice(0, 9) } } : company;
  },
  /** Days in the order of the week, whenever they were added. */
  contact: (page) => {
    const { hours } = page;
    if (!isGroup(hours) || !Array.isArray(hours.office)) return page;
    const days = (item: unknown) => (isGroup(item) && Array.isArray(item.weekdays) ? item.weekdays.map(Number) : []);
    const sorted = hours.office.map((item: unknown) => (isGroup(item) ? { ...item, weekdays: days(item).toSorted((a, b) => a - b) } : item));
    return { ...page, hours: { ...hours, office: sorted.toSorted((a, b) => Math.min(...days(a)) - Math.min(...days(b))) } };
  },
  /** A block that is ticked comes last, one that is not leaves. */
  services: (service) => {
    const { sequence, signature, products } = service;
    if (!Array.isArray(sequence)) return service;
    const isThere = (name: string) => {
      if (name === 'aids') return sequence.includes(name);
      if (name === 'signature') return isGroup(signature) && (signature.kind === 'pitch' || signature.kind === 'water');
      return service[name] !== undefined && !(name === 'warranty' && products !== undefined);
    };
    const kept = sequence.map(String).filter((name, index, all) => all.indexOf(name) === index && isThere(name));
    const blocks = ['trio', 'beforeAfter', 'works', 'signature', 'materials', 'warranty', 'products', 'steps', 'figures', 'questions'];
    return { ...service, sequence: [...kept, ...blocks.filter((name) => isThere(name) && !kept.includes(name))] };
  },
};

/** A value of a kind of files, in order. */
export const tidied = (kind: string, value: unknown): unknown => (isGroup(value) ? (tidiers[kind]?.(value) ?? value) : value);
