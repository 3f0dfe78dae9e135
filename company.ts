/**
 * The one file to change to make this site yours.
 *
 * Phone, e-mail, site address and forwarding address can also be set by environment variables (see the README),
 * which win over the values below. Everything is checked when the site is built.
 */
import { defineCompany } from './settings/company.ts';

export const company = defineCompany({
  name: 'Faîtage & Fils',
  foundedIn: 2004,
  phone: '03 53 01 20 04',
  email: 'contact@faitage-et-fils.example',
  siteUrl: 'http://localhost:4321',
  address: { street: '12 rue des Tuiliers', postalCode: '68170', city: 'Rixheim' },
  position: { latitude: 47.7497, longitude: 7.402 },

  /** Where both forms are sent: a path of this site's own server, or the address of a forwarding service. */
  formForwardUrl: '/relais',

  /** What you say of your company and can prove. */
  figures: {
    projects: 500,
    satisfaction: 98,
    rating: 4.9,
    roofingYears: 15,
    generalWorksYears: 10,
    generalWorksProjects: 200,
    callbackHours: 2,
    quoteHours: 48,
    arrivalHours: 1,
  },

  /** Who built the site, credited at the foot of every page. */
  builder: { name: 'Réalisation du site' },

  /** Without an address a network is shown as a placeholder. */
  social: [{ name: 'Facebook' }, { name: 'Instagram' }],

  /*
   * What French law wants to see on the site. Nobody can invent these: a line without its value is left out of the
   * page, and the build lists what is missing. Examples are in settings/company.ts, beside each field.
   */
  legal: {
    shareCapital: '10 000 euros',
    court: 'Mulhouse',
  },
});
