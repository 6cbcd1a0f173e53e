import { CheckCircle, Mail } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { ENQUIRY } from './enquiries/enquiry';
import { addEnquiryActions } from './enquiries/enquiry-actions';
import { addExportButton } from './newsletter/add-export-button';
import { addShippedEntriesButton } from './shipped-entries/add-shipped-entries-button';
import { addDeletedPage } from './versions/add-deleted-page';
import { addVersionsPanel } from './versions/versions-panel';
import { addHiddenPanel } from './visibility/hidden-panel';

/** Customisations of the admin panel. Strapi includes this file when it builds the panel. */
export default {
  config: {
    // Without these settings, the panel would ask GitHub for Strapi's latest version, and would
    // show an introduction for developers.
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        'upload.form.input.label.file-alt': 'Description (alternative text)',
        'upload.form.input.description.file-alt':
          'Please say in one sentence what the picture shows, for visitors who cannot see it: “Tears of resin on a wooden tray”.',
        'upload.asset-details.alternativeText': 'Description (alternative text)',
        'components.Input.error.validation.regex':
          'Not in the expected form. Empty the field to see an example below it.',
      },
    },
  },

  register(app: StrapiApp) {
    // Shows our widgets before Strapi's own on the panel's home page.
    app.widgets.register((others) => [
      {
        id: 'launch-checks',
        icon: CheckCircle,
        title: { id: 'launch-checks.title', defaultMessage: 'Is the site ready?' },
        component: async () => (await import('./launch-checks-card')).default,
      },
      {
        id: 'new-enquiries',
        icon: Mail,
        title: { id: 'new-enquiries.title', defaultMessage: 'New enquiries' },
        component: async () => (await import('./enquiries/new-enquiries-card')).default,
        permissions: [{ action: 'plugin::content-manager.explorer.read', subject: ENQUIRY }],
      },
      ...others,
    ]);
    addDeletedPage(app);
  },

  bootstrap(app: StrapiApp) {
    addEnquiryActions(app);
    addExportButton(app);
    addShippedEntriesButton(app);
    addHiddenPanel(app);
    addVersionsPanel(app);
    // Strapi's banner about its new media library has no setting that hides it. Its Dismiss button
    // stores this value.
    localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true');
  },
};
