import { LabelledLines } from '../../components/text/labelled-lines';
import { companyLabels } from '../../content/company';
import { useSiteDetails } from '../../site/queries/use-site-details';

/**
 * The company details of the imprint, which the owner enters in the CMS. Renders nothing without
 * the company's name or address, because the text of the imprint may then contain the details.
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
