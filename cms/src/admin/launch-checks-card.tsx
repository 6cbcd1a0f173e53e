import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { CheckCircle, Information, WarningCircle } from '@strapi/icons';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/**
 * Copy of the type in cms/src/launch-checks/launch-check.ts, because the panel and the server are
 * built separately.
 */
interface Check {
  readonly state: 'to-do' | 'advice' | 'done';
  readonly sentence: string;
  readonly link: { readonly label: string; readonly path: string } | null;
}

/** Heading, icon and colour of each state. The heading says in words what icon and colour mean. */
const KINDS = {
  'to-do': { heading: 'To do before launch', icon: WarningCircle, colour: 'danger600' },
  advice: { heading: 'To look at', icon: Information, colour: 'warning600' },
  done: { heading: 'In order', icon: CheckCircle, colour: 'success600' },
} as const;

const Line = ({ state, sentence, link }: Check) => {
  const { icon: Icon, colour } = KINDS[state];
  return (
    <Flex tag="li" alignItems="flex-start" gap={2} paddingTop={1} paddingBottom={1}>
      <Box paddingTop="2px">
        <Icon aria-hidden fill={colour} />
      </Box>
      <Box style={{ overflowWrap: 'anywhere' }}>
        <Typography>{sentence} </Typography>
        {link && (
          <Link tag={RouterLink} to={link.path}>
            {link.label}
          </Link>
        )}
      </Box>
    </Flex>
  );
};

const List = ({ checks }: { readonly checks: readonly Check[] }) => (
  <Box tag="ul" paddingTop={1} paddingBottom={3}>
    {checks.map((check) => (
      <Line key={`${check.sentence} ${check.link?.path}`} {...check} />
    ))}
  </Box>
);

const Part = ({ state, checks }: Pick<Check, 'state'> & { readonly checks: readonly Check[] }) => {
  const own = checks.filter((check) => check.state === state);
  if (own.length === 0) return null;
  const heading = `${KINDS[state].heading} (${own.length})`;
  if (state === 'done')
    return (
      <details>
        <summary>
          <Typography variant="delta">{heading}</Typography>
        </summary>
        <List checks={own} />
      </details>
    );
  return (
    <>
      <Typography variant="delta" tag="h3">
        {heading}
      </Typography>
      <List checks={own} />
    </>
  );
};

/**
 * Card on the panel's home page that lists what remains to do before launch, and whether the site
 * works.
 */
const LaunchChecksCard = () => {
  const { get } = useFetchClient();
  const [checks, setChecks] = useState<readonly Check[] | 'failed' | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    get<{ data: readonly Check[] }>('/admin/launch-checks', { signal: leaving.signal }).then(
      ({ data }) => setChecks(data.data),
      () => !leaving.signal.aborted && setChecks('failed'),
    );
    return () => leaving.abort();
  }, [get]);

  if (checks === null) return <Widget.Loading />;
  if (checks === 'failed') return <Widget.Error />;
  return (
    <>
      {checks.every(({ state }) => state === 'done') && (
        <Typography>Nothing is to do: the site is ready, and everything runs.</Typography>
      )}
      <Part state="to-do" checks={checks} />
      <Part state="advice" checks={checks} />
      <Part state="done" checks={checks} />
    </>
  );
};

export default LaunchChecksCard;
