import { Trash } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { ENQUIRY, type FormPart } from './enquiry';
import { ErasePerson } from './erase-person';

/**
 * Menu item of an enquiry that erases all data of its sender. Shown to users who may delete
 * enquiries.
 */
export const ErasePersonAction = ({ model, document }: FormPart) => {
  const canDelete = useDocumentRBAC('ErasePersonAction', (rights) => rights.canDelete);
  if (model !== ENQUIRY || !document?.email || !canDelete) return null;
  const { email } = document;
  return {
    label: 'Erase this person…',
    icon: <Trash />,
    variant: 'danger',
    position: 'header',
    dialog: {
      type: 'modal',
      title: `Erase ${email}`,
      content: ({ onClose }: { onClose: () => void }) => (
        <ErasePerson email={email} onCancel={onClose} />
      ),
    },
  };
};
