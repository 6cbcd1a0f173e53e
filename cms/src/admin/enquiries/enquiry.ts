export const ENQUIRY = 'api::enquiry.enquiry';

/** An enquiry as the content manager sends it. */
export interface Enquiry {
  readonly documentId: string;
  readonly createdAt: string;
  readonly kind: string;
  readonly email: string;
  readonly name?: string | null;
  readonly message?: string | null;
  readonly productTitle?: string | null;
  readonly state?: 'new' | 'answered' | 'closed' | null;
}

/** What Strapi passes to the parts of its form and its list. */
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
