import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { type Erasure, erasureReport } from './erasure-report';

type Step = 'asking' | 'erasing' | 'failed' | readonly string[];

const QUESTION = [
  'Everything that was sent from this e-mail address is deleted from the database: messages, wholesale enquiries and newsletter entries, with your notes.',
  'This cannot be undone.',
];
const FAILED = ['Nothing was deleted. Please try again.'];

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
  const [step, setStep] = useState<Step>('asking');

  const erase = async () => {
    setStep('erasing');
    try {
      const { data } = await post<{ data: Erasure }>('/content-manager/enquiries/erase', { email });
      setStep(erasureReport(data.data));
    } catch {
      setStep('failed');
    }
  };

  const isDone = typeof step !== 'string';
  const sentences = isDone ? step : step === 'failed' ? FAILED : QUESTION;
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={3} role="status">
          {sentences.map((sentence) => (
            <Typography key={sentence}>{sentence}</Typography>
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        {isDone ? (
          <Button onClick={leave}>Back to the list</Button>
        ) : (
          <>
            <Button variant="tertiary" onClick={onCancel}>
              Cancel
            </Button>
            <Button variant="danger" loading={step === 'erasing'} onClick={erase}>
              Erase for ever
            </Button>
          </>
        )}
      </Modal.Footer>
    </>
  );
};
