import { LabelledLines } from '../../components/text/labelled-lines';
import { companyLabels } from '../../content/company';
import { useSiteDetails } from '../../site/queries/use-site-details';

/**
 * The company of the imprint as the owner wrote it in *Site*; nothing until she named the company or
 * its address, because the text of the page may name both.
 */
export function CompanyDetails() {
  const { legalName, postalAddress, registerNumber, taxNumber, contact } = useSiteDetails();
  if (legalName === undefined && postalAddress === undefined) return null;
  return (
    <LabelledLines
      of={[
        [companyLabels.legalName, legalName],
        [companyLabels.postalAddress, postalAddress],
        [companyLabels.registerNumber, registerNumber],
        [companyLabels.taxNumber, taxNumber],
        [companyLabels.email, contact.email],
        [companyLabels.telephone, contact.telephone],
      ]}
    />
  );
}
