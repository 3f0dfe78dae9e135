import { company } from '../../company.ts';
import { formAction } from '../../settings/company.ts';

/** Keys of the drafts in `sessionStorage`, one a form. */
export const draftKeys = { callback: 'brouillon-rappel', contact: 'brouillon-message' } as const;

/** What a form is told of the company, from `company.ts`. */
export const formCompany = {
  action: formAction(company),
  companyName: company.name,
  phone: company.phone,
  email: company.email,
};
