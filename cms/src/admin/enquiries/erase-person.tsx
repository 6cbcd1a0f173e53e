import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { type Erasure, erasureReport } from './erasure-report';

type Step =
  | { readonly name: 'asking' | 'erasing' }
  /** `reason` is the error message of Strapi. */
  | { readonly name: 'failed'; readonly reason: string }
  | { readonly name: 'done'; readonly report: readonly string[] };

const QUESTION = [
  'Everything that was sent from this e-mail address is deleted from the database: messages, wholesale enquiries and newsletter entries, with your notes.',
  'This cannot be undone.',
];
const FAILED = 'Nothing was deleted. Please try again.';

function sentencesOf(step: Step): readonly string[] {
  if (step.name === 'done') return step.report;
  return step.name === 'failed' ? [FAILED, step.reason] : QUESTION;
}

/**
 * Returns to the list with a full page load, so that the list does not show deleted entries from
 * Strapi's cache.
 */
const leave = () => window.location.assign(new URL('.', window.location.href));

interface ErasePersonProps {
  readonly email: string;
  readonly onCancel: () => void;
}

/**
 * Content of the dialog that asks for confirmation, erases a person and reports what was erased.
 */
export const ErasePerson = ({ email, onCancel }: ErasePersonProps) => {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const [step, setStep] = useState<Step>({ name: 'asking' });

  const erase = async () => {
    setStep({ name: 'erasing' });
    try {
      const { data } = await post<{ data: Erasure }>('/content-manager/enquiries/erase', { email });
      setStep({ name: 'done', report: erasureReport(data.data) });
    } catch (error) {
      const reason = formatAPIError(error as Parameters<typeof formatAPIError>[0]);
      setStep({ name: 'failed', reason });
    }
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={3} role="status">
          {sentencesOf(step).map((sentence) => (
            <Typography key={sentence}>{sentence}</Typography>
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        {step.name === 'done' ? (
          <Button onClick={leave}>Back to the list</Button>
        ) : (
          <>
            <Button variant="tertiary" onClick={onCancel}>
              Cancel
            </Button>
            <Button variant="danger" loading={step.name === 'erasing'} onClick={erase}>
              Erase for ever
            </Button>
          </>
        )}
      </Modal.Footer>
    </>
  );
};
