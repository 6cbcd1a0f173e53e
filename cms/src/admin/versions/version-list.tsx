import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { differencesLine } from './differences-line';
import { reloadWith, takeNotice } from './notice-after-reload';
import { RestoreButton } from './restore-button';
import type { VersionList as List } from './version-api';

const FEW = 5;

type Version = List['versions'][number];

const CONSEQUENCE = {
  draft:
    'It replaces the draft; visitors see it after you have pressed Publish. What is there now is kept.',
  entry:
    'This kind of content has no drafts: visitors see it at once. What is there now is kept under Versions.',
};

const whenAndWho = (version: Version, { hasDrafts }: List) => {
  const done = hasDrafts && !version.isDraft ? 'Published' : 'Saved';
  return `${done} by ${version.by ?? 'a program'}${version.isDraft ? ', never published' : ''}`;
};

/** The versions of an entry, the newest first, each with its date, its author and what differs. */
export const VersionList = ({ list }: { readonly list: List }) => {
  const { formatDate } = useIntl();
  const [isWhole, setIsWhole] = useState(false);
  const isModified = useForm('VersionList', (form) => form.modified);
  const { toggleNotification } = useNotification();
  const { versions, hasDrafts, mayRestore } = list;
  const shown = isWhole ? versions : versions.slice(0, FEW);

  useEffect(() => {
    const notice = takeNotice();
    if (notice) toggleNotification(notice);
  }, [toggleNotification]);

  if (versions.length === 0)
    return (
      <Typography variant="pi" textColor="neutral600">
        {hasDrafts
          ? 'None yet. When you publish a change, what visitors saw before is kept here.'
          : 'None yet. When you save a change, what was there before is kept here.'}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {isModified && mayRestore && (
        <Typography variant="pi" textColor="neutral600">
          To restore a version, first save what you have typed.
        </Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {shown.map((version) => {
          const date = formatDate(version.at, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <Box tag="li" key={version.id}>
              <Flex justifyContent="space-between" alignItems="flex-start" gap={2}>
                <Box>
                  <Typography variant="omega" fontWeight="bold" tag="p">
                    {date}
                  </Typography>
                  <Typography variant="pi" textColor="neutral600" tag="p">
                    {whenAndWho(version, list)}
                  </Typography>
                </Box>
                {mayRestore && version.differs.length > 0 && (
                  <RestoreButton
                    id={version.id}
                    what={`the version of ${date}`}
                    consequence={hasDrafts ? CONSEQUENCE.draft : CONSEQUENCE.entry}
                    disabled={isModified}
                    onRestored={(_, notice) => reloadWith(notice)}
                  />
                )}
              </Flex>
              <Typography variant="pi" tag="p" style={{ overflowWrap: 'anywhere' }}>
                {version.differs.length === 0
                  ? 'The same as now'
                  : `Differs: ${differencesLine(version.differs, formatDate)}`}
              </Typography>
            </Box>
          );
        })}
      </Flex>
      {shown.length < versions.length && (
        <TextButton onClick={() => setIsWhole(true)}>Show all {versions.length}</TextButton>
      )}
    </Flex>
  );
};
