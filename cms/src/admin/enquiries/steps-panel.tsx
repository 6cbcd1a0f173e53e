import { Button, Flex, LinkButton } from '@strapi/design-system';
import { Check, Mail } from '@strapi/icons';
import { unstable_useDocumentActions, useForm } from '@strapi/strapi/admin';
import { answerLink } from './answer-link';
import { ENQUIRY, type Enquiry, type FormPart } from './enquiry';

interface StepsProps extends FormPart {
  readonly document: Enquiry;
}

/**
 * Buttons to answer an enquiry by e-mail, to mark it as answered, and to close it. The last two
 * save the note together with the new status.
 */
const Steps = ({ document, model, collectionType, documentId }: StepsProps) => {
  const { update, isLoading } = unstable_useDocumentActions();
  const getValues = useForm('Steps', (form) => form.getValues);
  const resetForm = useForm('Steps', (form) => form.resetForm);

  const save = async (state: Enquiry['state']) => {
    const values: Record<string, unknown> = { ...getValues(), state };
    const answer = await update({ model, collectionType, documentId }, {
      state,
      note: values.note ?? null,
    } as object);
    if (!('error' in answer)) resetForm(values);
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <LinkButton href={answerLink(document)} startIcon={<Mail />} variant="secondary">
        Answer by e-mail
      </LinkButton>
      <Button
        variant="secondary"
        startIcon={<Check />}
        loading={isLoading}
        disabled={document.state !== 'new'}
        onClick={() => save('answered')}
      >
        Mark as answered
      </Button>
      <Button
        variant="secondary"
        loading={isLoading}
        disabled={document.state === 'closed'}
        onClick={() => save('closed')}
      >
        Save note and close
      </Button>
    </Flex>
  );
};

/** Side panel of an enquiry's form, with the buttons of `Steps`. */
export const StepsPanel = (part: FormPart) => {
  const { model, document } = part;
  if (model !== ENQUIRY || !document?.email) return null;
  return { title: 'Answer', content: <Steps {...part} document={document} /> };
};
