export const ENQUIRY = 'api::enquiry.enquiry';

/** An enquiry as the content manager's API returns it. */
export interface Enquiry {
  readonly documentId: string;
  readonly createdAt: string;
  readonly kind: string;
  readonly email: string;
  readonly name?: string | null;
  readonly message?: string | null;
  readonly productTitle?: string | null;
  readonly orderText?: string | null;
  readonly state?: 'new' | 'answered' | 'closed' | null;
}

/**
 * Props that Strapi passes to additions to its edit form (`FormPart`) and its list (`ListPart`).
 */
export interface FormPart {
  readonly model: string;
  readonly collectionType: string;
  readonly documentId?: string;
  readonly document?: Enquiry;
}
export interface ListPart {
  readonly model: string;
  readonly documents: readonly Enquiry[];
}
