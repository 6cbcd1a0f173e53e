import { whatsAppAddress } from '../../../domain/site/whats-app-address';
import { useSiteDetails } from '../../site/queries/use-site-details';

interface WhatsAppLinkProps {
  /** The beginning of the visitor's message; they can change it before they send it. */
  readonly message: string;
  readonly children: string;
  readonly className?: string;
}

/**
 * A link to a chat in WhatsApp; renders nothing if the owner entered no WhatsApp number. The page
 * sends no request to WhatsApp before a visitor follows the link.
 */
export function WhatsAppLink({ message, children, className }: WhatsAppLinkProps) {
  const { whatsApp } = useSiteDetails();
  return (
    whatsApp !== undefined && (
      <a href={whatsAppAddress(whatsApp, message)} rel="noopener noreferrer" className={className}>
        {children}
      </a>
    )
  );
}
