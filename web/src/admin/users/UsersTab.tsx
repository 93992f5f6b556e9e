import Button from '@mui/material/Button';
import { emptyInput, typedApprovers } from '@pa-ledger/domain/approvers/approver-form';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import { languagePlace } from '@pa-ledger/domain/approvers/language-form';
import { DEFAULT_LANGUAGE, languageOf, LANGUAGES, type Language } from '@pa-ledger/domain/language';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../app/store.ts';
import { FieldGrid, HStack } from '../../ui/layout.ts';
import { Missing, SecondaryText } from '../../ui/text.ts';
import { useSetsApprover } from '../shared/frame/opens-new.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { useHistoryAction } from '../shared/frame/useHistoryAction.ts';
import { useImport } from '../shared/frame/useImport.tsx';
import { EmptyState, LoadFailure, TabSkeleton } from '../shared/frame/LoadState.tsx';
import { Person } from '../shared/frame/Person.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { notify } from '../shared/frame/notices.ts';
import { approvers, type StoredApprovers } from '../shared/records/approvers.ts';
import { categories, type RecordRow } from '../shared/records/ledger-records.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { lazy } from '../lazy.ts';
import { useMay } from '../shared/rights/own-person.ts';
import { HAND_OVER, PeopleSection } from './people/PeopleSection.tsx';
import { ChangeList } from './ChangeList.tsx';
import { SharedMailboxNotice, UserSections } from './UserSections.tsx';
import { UsersForm } from './UsersForm.tsx';
import { userMessages } from './users-messages.ts';
import type { Absence } from '@pa-ledger/domain/approvers/stand-ins';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Entries } from '../../ui/columns.ts';

const users = combineStores([categories, approvers], ([rows, settings]) => usersOf(rows, settings));

const HandOverPage = lazy(async () => ({
  default: (await import('./hand-over/HandOverPage.tsx')).HandOverPage,
}));

/** The User Management tab: who approves, who can sign in, and the page for a change of office. */
export function UsersTab() {
  const { pathname } = useLocation();
  const managesPeople = useMay()('managePeople');
  return pathname === HAND_OVER && managesPeople ? <HandOverPage /> : <Approvers />;
}

/** Who approves; it switches between view and edit. */
function Approvers() {
  /** What was there when editing began; it stays, with what is typed, when the lists fail. */
  const [editing, setEditing] = useState<(Users & { readonly place: string }) | null>(null);
  const state = useStore(users);
  const edit = (asked: string): void => {
    if (state.status !== 'ready') return;
    const typed = typedApprovers(state.value.settings, state.value.names);
    setEditing({ ...state.value, place: asked === '' ? '' : emptyInput(asked, typed) });
  };
  const isMine = useMay()('manageApprovers');
  useSetsApprover(editing === null && state.status === 'ready' && isMine, edit);

  return (
    <>
      {state.status === 'error' && <LoadFailure failure={state.failure} onRetry={users.retry} />}
      {editing !== null && (
        <UsersForm
          {...(state.status === 'ready' ? state.value : editing)}
          place={editing.place}
          onSaved={() => {
            setEditing(null);
            notify(userMessages.saved);
          }}
          onCancel={() => setEditing(null)}
        />
      )}
      {editing === null && state.status === 'loading' && <TabSkeleton soFar={state.soFar} />}
      {editing === null && state.status === 'ready' && (
        <UsersView {...state.value} onEdit={isMine ? edit : undefined} />
      )}
    </>
  );
}

interface Users {
  readonly settings: StoredApprovers;
  /** The categories that require an event approver. */
  readonly names: readonly string[];
}

function usersOf(rows: readonly RecordRow<'categories'>[], settings: StoredApprovers): Users {
  return {
    settings,
    names: rows
      .filter((row) => row.requiresEventApprover)
      .map(({ name }) => name)
      .sort(compareNames),
  };
}

interface UsersViewProps {
  readonly settings: ApproverSettings;
  readonly names: readonly string[];
  /**
   * Undefined for a role that can't change approvers.
   * @param place the key of the input that has the focus; '' for the first one.
   */
  readonly onEdit: ((place: string) => void) | undefined;
}

/** Who approves, 'Not set' where nobody does, and what was changed. */
export function UsersView({ settings, names, onEdit }: UsersViewProps) {
  const addresses = typedApprovers(settings, names);
  const managesPeople = useMay()('managePeople');
  const importing = useImport({ kind: 'approvers' });
  const history = useHistoryAction('settings', 'approvers');
  return (
    <>
      <TabHeading
        heading={userMessages.heading}
        hint={userMessages.hint}
        main={
          onEdit && (
            <Button variant="contained" onClick={() => onEdit('')}>
              {userMessages.edit}
            </Button>
          )
        }
        more={[onEdit ? importing : null, history]}
      />
      <SharedMailboxNotice users={addresses} names={names} />
      <UserSections
        names={names}
        away={<AbsenceList absences={settings.absences} onEdit={onEdit && (() => onEdit(''))} />}
      >
        {(inputs, isOptional) => (
          <FieldGrid as="dl">
            {Object.entries(inputs).map(([place, { label }]) => (
              <div key={place}>
                <dt>{label}</dt>
                <dd>
                  {addresses[place] !== '' ? (
                    <>
                      <Person address={addresses[place] ?? ''} />
                      <OtherLanguage language={languageOf(addresses[languagePlace(place)])} />
                    </>
                  ) : isOptional ? (
                    <SecondaryText as="span">{userMessages.notSet}</SecondaryText>
                  ) : (
                    <HStack sx={{ gap: '0 0.75rem' }}>
                      <Missing>{userMessages.notSet}</Missing>
                      {onEdit && (
                        <Button
                          size="small"
                          aria-label={sharedMessages.setApproverOf(label)}
                          onClick={() => onEdit(place)}
                        >
                          {sharedMessages.setApprover}
                        </Button>
                      )}
                    </HStack>
                  )}
                </dd>
              </div>
            ))}
          </FieldGrid>
        )}
      </UserSections>
      {managesPeople && <PeopleSection />}
      <ChangeList />
    </>
  );
}

/** Says in which language someone gets emails, if it isn't English. */
function OtherLanguage({ language }: { readonly language: Language }) {
  if (language === DEFAULT_LANGUAGE) return null;
  return (
    <SecondaryText as="span" sx={{ display: 'block' }}>
      {userMessages.emailsIn(LANGUAGES[language].name)}
    </SecondaryText>
  );
}

interface AbsenceListProps {
  readonly absences: readonly Absence[];
  /** Undefined for a role that can't change it. */
  readonly onEdit: (() => void) | undefined;
}

/** Who is away, and from when to when. */
function AbsenceList({ absences, onEdit }: AbsenceListProps) {
  if (absences.length === 0) {
    return (
      <EmptyState begin={onEdit && { label: userMessages.setAway, onClick: onEdit }}>
        {userMessages.nobodyAway}
      </EmptyState>
    );
  }
  return (
    <Entries>
      {absences.map(({ address, from, to }) => (
        <li key={`${address} ${from} ${to}`}>
          {address}
          <SecondaryText>{userMessages.awayFrom(formatDate(from), formatDate(to))}</SecondaryText>
        </li>
      ))}
    </Entries>
  );
}
