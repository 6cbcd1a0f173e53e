import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ENQUIRY, type Enquiry } from './enquiry';
import { enquiryTopic } from './enquiry-topic';
import { formatMoment } from './format-moment';

/** Maximum number of enquiries that the card lists. */
const FEW = 5;
const LIST = `/content-manager/collection-types/${ENQUIRY}`;

interface Found {
  readonly results: readonly Enquiry[];
  readonly pagination: { readonly total: number };
}

const NEWEST = {
  page: 1,
  pageSize: FEW,
  sort: 'createdAt:DESC',
  filters: { state: { $eq: 'new' } },
};

const countOf = (total: number) =>
  total === 1 ? '1 enquiry is new.' : `${total} enquiries are new.`;

const Line = (enquiry: Enquiry) => (
  <Box tag="li" paddingTop={2} paddingBottom={2} style={{ overflowWrap: 'anywhere' }}>
    <Link tag={RouterLink} to={`${LIST}/${enquiry.documentId}`}>
      {enquiry.name || enquiry.email}
    </Link>
    <Typography tag="p" variant="pi" textColor="neutral600">
      {formatMoment(enquiry.createdAt)}: {enquiryTopic(enquiry)}
    </Typography>
  </Box>
);

/** Card on the panel's home page: how many enquiries are new, and the latest of them. */
const NewEnquiriesCard = () => {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found | 'failed' | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    get<Found>(LIST, { params: NEWEST, signal: leaving.signal }).then(
      ({ data }) => setFound(data),
      () => !leaving.signal.aborted && setFound('failed'),
    );
    return () => leaving.abort();
  }, [get]);

  if (found === null) return <Widget.Loading />;
  if (found === 'failed') return <Widget.Error />;
  const { results, pagination } = found;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="p" variant="delta">
        {pagination.total === 0 ? 'No enquiry is new.' : countOf(pagination.total)}
      </Typography>
      {results.length > 0 && (
        <ul>
          {results.map((enquiry) => (
            <Line key={enquiry.documentId} {...enquiry} />
          ))}
        </ul>
      )}
      <Link tag={RouterLink} to={LIST}>
        All enquiries
      </Link>
    </Flex>
  );
};

export default NewEnquiriesCard;
