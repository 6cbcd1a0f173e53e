import type { NotificationType, NotificationWords } from '../../domain/shared/notification';
import { Button } from '../components/actions/button';
import { useUseCases } from '../site/use-cases-context';
import { Specimen, Specimens } from './specimen';

const CONTENTS: Record<Exclude<NotificationType, 'loading'>, NotificationWords> = {
  default: { message: 'Sorted by price' },
  info: { message: 'Link copied', detail: 'Paste it wherever you like.' },
  success: {
    message: 'Message sent',
    detail: 'Thank you. The answer comes to the e-mail address you gave.',
  },
  warning: { message: 'You are offline', detail: 'What you see may be older than it looks.' },
  error: {
    message: 'Message not sent',
    detail: 'The connection dropped. Your words are still here; try again.',
  },
};

const PROGRESS = {
  pending: { message: 'Sending your message', detail: 'This takes a moment.' },
  success: CONTENTS.success,
  error: CONTENTS.error,
};

/** How long the loading toast is shown before its work succeeds or fails, in ms. */
const WORK_MS = 3000;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, WORK_MS));

const fail = async () => {
  await wait();
  throw new Error('The gallery was asked for work that fails');
};

// Ignores the rejection, because the failure is intended and its toast reports it.
const ignoreFailure = () => {};

/** A button for each toast type. A click shows the toast through the same use cases as the site. */
function ToastGallery() {
  const { notify, notifyProgress } = useUseCases();
  const types = Object.keys(CONTENTS) as (keyof typeof CONTENTS)[];
  const raise = (type: keyof typeof CONTENTS) => void notify({ ...CONTENTS[type], type });
  const load = (work: () => Promise<void>) =>
    void notifyProgress(work, PROGRESS).catch(ignoreFailure);
  return (
    <>
      {types.map((type) => (
        <Button key={type} variant="line" onClick={() => raise(type)}>
          {type}
        </Button>
      ))}
      <Button variant="line" onClick={() => load(wait)}>
        loading, then success
      </Button>
      <Button variant="line" onClick={() => load(fail)}>
        loading, then error
      </Button>
    </>
  );
}

/** Buttons, each of which shows a real toast at the top right of the window. */
export const GalleryMessages = () => (
  <Specimens title="Messages" columns={1}>
    <Specimen name="Toast: one of each type">
      <ToastGallery />
    </Specimen>
  </Specimens>
);
