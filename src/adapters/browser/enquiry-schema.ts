import * as v from 'valibot';
import { VOLUMES } from '../../domain/catalogue/volume';
import { ENQUIRY_KINDS } from '../../domain/enquiries/enquiry';

/** What was written here before may be of another version of the site. */
export const draftSchema = v.object({
  kind: v.picklist(ENQUIRY_KINDS),
  name: v.string(),
  email: v.string(),
  company: v.string(),
  volume: v.nullable(v.picklist(VOLUMES)),
  message: v.string(),
  product: v.nullable(v.object({ id: v.string(), title: v.string() })),
});

export const enquirySchema = v.object({ ...draftSchema.entries, key: v.string() });
