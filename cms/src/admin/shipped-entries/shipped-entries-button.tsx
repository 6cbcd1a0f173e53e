import { Button } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useAPIErrorHandler, useDocumentRBAC, useNotification } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { useCreateShippedEntriesMutation, useIsListEmptyQuery } from './shipped-entries-api';

interface Kind {
  readonly model: string;
  readonly path: string;
  readonly plural: string;
}

/**
 * The lists for which entries ship with the site. The site shows these entries while the list is
 * empty.
 */
const KINDS: readonly Kind[] = [
  {
    model: 'api::question.question',
    path: '/content-manager/questions/shipped',
    plural: 'questions',
  },
  {
    model: 'api::testimonial.testimonial',
    path: '/content-manager/testimonials/shipped',
    plural: 'testimonials',
  },
];

const OfKind = ({ model, path, plural }: Kind) => {
  const mayPublish = useDocumentRBAC(
    'ShippedEntriesButton',
    ({ canCreate, canPublish }) => canCreate === true && canPublish === true,
  );
  const { data: isEmpty } = useIsListEmptyQuery(model, {
    skip: !mayPublish,
    refetchOnMountOrArgChange: true,
  });
  const [create, { isLoading }] = useCreateShippedEntriesMutation();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  if (!mayPublish || !isEmpty) return null;

  const onClick = async () => {
    const answer = await create({ model, path });
    if ('data' in answer) {
      const message = `The ${answer.data.data.created} ${plural} that the site shows are in this list now, and visitors see what they saw before. Open one to change it.`;
      toggleNotification({ type: 'success', message });
    } else {
      const message = formatAPIError(answer.error as Parameters<typeof formatAPIError>[0]);
      toggleNotification({ type: 'danger', message });
    }
  };

  return (
    <Button variant="secondary" startIcon={<Plus />} loading={isLoading} onClick={onClick}>
      Start from the {plural} that the site shows
    </Button>
  );
};

/**
 * Button above an empty list. The site shows the shipped entries while the list is empty. The
 * button stores them in the list, so that the owner can edit them. Only users who may create and
 * publish entries see it.
 */
export const ShippedEntriesButton = () => {
  const { pathname } = useLocation();
  const kind = KINDS.find(({ model }) => pathname.includes(model));
  return kind ? <OfKind key={kind.model} {...kind} /> : null;
};
