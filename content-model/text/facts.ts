import { priceListWords } from '../../src/contacts/price-list.ts';
import type { Company } from '../company.ts';
import type { Zones } from '../zones.ts';
import { aTown, deTown } from './elision.ts';
import type { Facts } from './fill-in.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A name, and as French has it after “de” and “à”, at the start of a sentence too. */
export const inFrench = (fact: string, value: string | undefined) => {
  const [of, at] = value === undefined ? [] : [deTown(value), aTown(value)];
  return {
    [fact]: value,
    ...{ [`de ${fact}`]: of, [`à ${fact}`]: at },
    ...{ [`De ${fact}`]: of && capital(of), [`À ${fact}`]: at && capital(at) },
  };
};

/** Years that nobody can call too many: whole ones, from five on a multiple of five. */
const yearsSince = (foundedIn: number, year: number) => {
  const years = year - foundedIn;
  return years < 5 ? years : years - (years % 5);
};

/** A figure as French writes it. */
const figure = (value: number | undefined) => value?.toLocaleString('fr-FR');

/** What content files may name between braces, as in `{phone}`; a fact that the owner has not given is `null`. */
export function companyFacts(company: Company, zones: Zones, today: Date): Facts {
  const { legal, address, figures } = company;
  const years = yearsSince(company.foundedIn, today.getFullYear());
  const facts: Record<string, string | undefined> = {
    ...inFrench('name', company.name),
    ...inFrench('city', address.city),
    foundedIn: String(company.foundedIn),
    yearsSince: years > 0 ? String(years) : undefined,
    radius: String(zones.reach),
    rapidRadius: String(zones.nearby),
    phone: company.phone.display,
    email: company.email,
    siteUrl: company.siteUrl,
    street: address.street,
    postalCode: address.postalCode,
    projects: figure(figures.projects),
    satisfaction: figure(figures.satisfaction),
    rating: figure(figures.rating),
    roofingYears: figure(figures.roofingYears),
    generalWorksYears: figure(figures.generalWorksYears),
    generalWorksProjects: figure(figures.generalWorksProjects),
    callbackHours: figure(figures.callbackHours),
    quoteHours: figure(figures.quoteHours),
    arrivalHours: figure(figures.arrivalHours),
    legalForm: legal.form,
    shareCapital: legal.shareCapital,
    siren: legal.siren,
    register: legal.register,
    ...inFrench('court', legal.court),
    vatNumber: legal.vatNumber,
    publicationDirector: legal.publicationDirector,
    host: legal.host,
    insurer: legal.insurer,
    insuranceTerritory: legal.insuranceTerritory,
    liabilityInsurer: legal.liabilityInsurer,
    mediator: legal.mediator,
    rgeNumber: legal.rgeNumber,
    certibiocide: legal.certibiocide,
    priceList: priceListWords(legal.priceList),
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? null]));
}
