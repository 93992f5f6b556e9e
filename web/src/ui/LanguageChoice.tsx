import { styled } from '@mui/material/styles';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@pa-ledger/domain/language';
import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import { finishBeforeLeaving } from './before-leaving.ts';
import { useMessages } from './messages.ts';
import { addressIn, type PublicPage } from './own-address.ts';
import { touchLink } from './text.ts';
import { MIN_TOUCH_SIZE } from './theme.ts';

/** While it waits, or after something couldn't be saved. */
type ChoiceState = 'open' | 'saving' | 'asking';

/**
 * Links to the same page in the other languages. It works without script, but with it nothing is lost: it waits for uploads and
 * for what's being sent, keeps what follows in the address, and has the browser keep the choice.
 */
export function LanguageChoice({ page }: { readonly page: PublicPage }) {
  const ui = useMessages('ui');
  const language = useMessages('language');
  const [state, setState] = useState<ChoiceState>('open');
  const rest = useSyncExternalStore(
    onHashChange,
    () => page.current(window.location),
    () => page.path,
  );
  const choose = async (event: MouseEvent, next: Language): Promise<void> => {
    // Into another tab: this one stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (state === 'saving') return;
    setState('saving');
    if (state === 'open' && !(await finishBeforeLeaving())) {
      setState('asking');
      return;
    }
    keepLanguage(next);
    // What was waited for may have changed the address.
    window.location.assign(addressIn(next, page.current(window.location)));
  };
  return (
    <>
      <Choices>
        {LANGUAGE_TAGS.filter((tag) => tag !== language).map((tag) => (
          <Choice
            key={tag}
            href={addressIn(tag, rest)}
            lang={tag}
            hrefLang={tag}
            onClick={(event) => void choose(event, tag)}
          >
            {LANGUAGES[tag].name}
          </Choice>
        ))}
      </Choices>
      <div role="status">
        {state === 'saving' && ui.saving}
        {state === 'asking' && ui.notSaved}
      </div>
    </>
  );
}

const A_YEAR_S = 365 * 24 * 60 * 60;

/** Hosting reads this cookie and serves `/` in its language, whatever the browser prefers. */
function keepLanguage(language: Language): void {
  document.cookie = `firebase-language-override=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax`;
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

// At the end of the association's name, which is a line of 1.5rem: a finger has more, but the heading below keeps its width.
const Choices = styled('div')({
  float: 'inline-end',
  margin: `calc((1.5rem - ${MIN_TOUCH_SIZE}px) / 2) 0`,
  display: 'flex',
  gap: '1rem',
  '& + :not(:empty)': { clear: 'both' },
});

const Choice = styled('a')({ ...touchLink, color: 'inherit' });
