import type { Company } from '../../settings/company.ts';

interface Linked {
  name: string;
  path: string;
  /** What is there, in a few words. */
  note?: string;
}

/** A summary of the site for language models (llmstxt.org): who, what, where, and the pages that say more. */
export function llmsText(company: Company, summary: string, sections: { title: string; pages: Linked[] }[]): string {
  const { name, phone, email, address, siteUrl } = company;
  const link = ({ name: label, path, note }: Linked) => `- [${label}](${siteUrl}${path})${note ? ` : ${note}` : ''}`;
  return [
    `# ${name}`,
    `> ${summary}`,
    `Téléphone : ${phone.display} (urgences 24h/24, 7j/7). E-mail : ${email}. Adresse : ${address.street}, ${address.postalCode} ${address.city}, France.`,
    ...sections.map(({ title, pages }) => [`## ${title}`, '', ...pages.map(link)].join('\n')),
  ]
    .join('\n\n')
    .concat('\n');
}
