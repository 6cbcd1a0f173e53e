import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, Pagination, useNotification, useQueryParams } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { RestoreButton } from './restore-button';
import { useGetDeletedQuery } from './version-api';

const DRAFT = 'It becomes a draft again; visitors see it after you have pressed Publish.';

/**
 * The page "Deleted" of the panel: lists the documents that can be restored, the most recently
 * deleted first.
 */
const DeletedPage = () => {
  const { formatDate } = useIntl();
  const navigate = useNavigate();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<{ page?: string }>();
  const { data, error } = useGetDeletedQuery(Number(query?.page) || 1, {
    refetchOnMountOrArgChange: true,
  });
  if (error) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const { documents, total, pageSize } = data;
  return (
    <Page.Main>
      <Page.Title>Deleted</Page.Title>
      <Layouts.Header
        title="Deleted"
        subtitle="What was deleted stays here for 30 days. Restore makes it a draft again, at its old address."
      />
      <Layouts.Content>
        {documents.length === 0 ? (
          <Typography>Nothing was deleted in the last 30 days.</Typography>
        ) : (
          <Table colCount={4} rowCount={documents.length}>
            <Thead>
              <Tr>
                <Th>
                  <Typography variant="sigma">Name</Typography>
                </Th>
                <Th>
                  <Typography variant="sigma">Kind</Typography>
                </Th>
                <Th>
                  <Typography variant="sigma">Deleted</Typography>
                </Th>
                <Th>
                  <Typography variant="sigma">Restore</Typography>
                </Th>
              </Tr>
            </Thead>
            <Tbody>
              {documents.map(({ id, title, kind, deletedAt, deletedBy, hasDrafts }) => (
                <Tr key={id}>
                  <Td>
                    <Typography fontWeight="bold">{title}</Typography>
                  </Td>
                  <Td>
                    <Typography>{kind}</Typography>
                  </Td>
                  <Td>
                    <Typography>
                      {formatDate(deletedAt, { dateStyle: 'medium', timeStyle: 'short' })} by{' '}
                      {deletedBy ?? 'a program'}
                    </Typography>
                  </Td>
                  <Td>
                    <RestoreButton
                      id={id}
                      what={`“${title}”`}
                      consequence={hasDrafts ? DRAFT : 'It becomes an entry again.'}
                      onRestored={({ type, documentId }, notice) => {
                        toggleNotification(notice);
                        navigate(`/content-manager/collection-types/${type}/${documentId}`);
                      }}
                    />
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
        {total > pageSize && (
          <Pagination.Root pageCount={Math.ceil(total / pageSize)} total={total}>
            <Pagination.Links />
          </Pagination.Root>
        )}
      </Layouts.Content>
    </Page.Main>
  );
};

export default DeletedPage;
