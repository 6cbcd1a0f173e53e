import { ContainerModule } from 'inversify';
import { strapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiQuestions } from '../../adapters/strapi/strapi-questions';
import { strapiSiteDetails } from '../../adapters/strapi/strapi-site-details';
import { strapiTestimonials } from '../../adapters/strapi/strapi-testimonials';
import type { StrapiConfig } from '../config';
import { port } from '../port';

/** Lays what the owner wrote in the CMS over the texts that ship with the site. */
export const strapiTextsModule = (config: StrapiConfig) =>
  new ContainerModule(({ onActivation }) => {
    const client = strapiClient(config);
    onActivation(port('testimonials'), (context, embedded) =>
      strapiTestimonials(client, context.get(port('problemLog')), embedded),
    );
    onActivation(port('questions'), (context, embedded) =>
      strapiQuestions(client, context.get(port('problemLog')), embedded),
    );
    onActivation(port('siteDetails'), (context, embedded) =>
      strapiSiteDetails(client, context.get(port('problemLog')), embedded),
    );
  });
