import { Button, Dialog } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { ConfirmDialog, useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import type { Notice } from './notice-after-reload';
import { type Restored, useRestoreVersionMutation } from './version-api';

interface Props {
  readonly id: number;
  /**
   * Names what the button restores, as a part of the button's label and of the dialog's title: “the
   * version of 12 March 2025, 10:14”.
   */
  readonly what: string;
  /** What restoring changes; shown in the confirmation dialog. */
  readonly consequence: string;
  readonly disabled?: boolean;
  readonly onRestored: (restored: Restored, notice: Notice) => void;
}

const toldAfter = ({ isDraft, leftOut }: Restored) => {
  const told = isDraft
    ? 'Restored as a draft. Press Publish to show it to visitors.'
    : 'Restored. Visitors see it now.';
  return leftOut.length > 0 ? `${told} Not restored: ${leftOut.join('; ')}.` : told;
};

/** Asks for confirmation and restores a version. If that fails, shows an error notification. */
export const RestoreButton = ({ id, what, consequence, disabled = false, onRestored }: Props) => {
  const [restore, { isLoading }] = useRestoreVersionMutation();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();

  const onConfirm = async () => {
    const answer = await restore(id);
    if ('data' in answer) {
      const isComplete = answer.data.leftOut.length === 0;
      onRestored(answer.data, {
        type: isComplete ? 'success' : 'warning',
        message: toldAfter(answer.data),
        blockTransition: !isComplete,
      });
    } else {
      const message = formatAPIError(answer.error as Parameters<typeof formatAPIError>[0]);
      toggleNotification({ type: 'danger', message, blockTransition: true });
    }
  };

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button
          variant="tertiary"
          size="S"
          startIcon={<ArrowClockwise aria-hidden />}
          disabled={disabled}
          loading={isLoading}
          aria-label={`Restore ${what}`}
        >
          Restore
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog variant="default" title={`Restore ${what}?`} onConfirm={onConfirm}>
        {consequence}
      </ConfirmDialog>
    </Dialog.Root>
  );
};
