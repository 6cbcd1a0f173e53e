import type { PanelForms } from './panel-form';

export const SUBSCRIBER_FORMS: PanelForms = {
  'api::subscriber.subscriber': {
    fields: {
      email: {
        label: 'E-mail',
        help: 'As the visitor typed it, such as “zahra@example.com”; it cannot be changed here.',
        readOnly: true,
      },
      name: {
        label: 'Name',
        help: 'As the visitor typed it, such as “Zahra Yusuf”; often empty.',
        readOnly: true,
      },
      state: {
        label: 'Status',
        help: 'Pending: the button in the mail was not pressed yet, do not write; confirmed: you may write; withdrawn: do not write; unconfirmed: signed up while this CMS could send no mail, such as before it was set up.',
        readOnly: true,
      },
      signedUpAt: {
        label: 'Signed up',
        help: 'When the form was sent, such as 5 March at 10:12.',
        readOnly: true,
      },
      confirmedAt: {
        label: 'Confirmed',
        help: 'When the button in the mail was pressed, such as 5 March at 10:15.',
        readOnly: true,
      },
      withdrawnAt: {
        label: 'Withdrawn',
        help: 'When the visitor left the list, such as 1 June at 9:00.',
        readOnly: true,
      },
      consent: {
        label: 'Agreed to',
        help: 'What the visitor read beside the form and above the button, such as “We store your e-mail to write about harvests.”',
        width: 12,
        readOnly: true,
      },
      consentVersion: {
        label: 'Version of that text',
        help: 'Counts the texts that the form has had, such as 1 for the first.',
        readOnly: true,
      },
      expiresAt: { hidden: 'When a pending entry is deleted. `state` says that it is pending.' },
      address: { hidden: 'Prevents that an address is on the list twice. `email` shows it.' },
      tokenHash: { hidden: 'Recognises the link in the mail. It says nothing to a reader.' },
      mailDue: { hidden: 'Whether a mail is about to go out. It is true for seconds only.' },
      mailedAt: { hidden: 'Limits mails to one an hour. `signedUpAt` says the same to a reader.' },
    },
    title: 'email',
    list: {
      columns: ['signedUpAt', 'email', 'name', 'state', 'confirmedAt', 'withdrawnAt'],
      sortBy: 'signedUpAt',
      direction: 'DESC',
      pageSize: 50,
    },
  },
};
