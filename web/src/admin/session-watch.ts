/** How often a page checks its session when nothing else happens. */
const CHECK_EVERY_MS = 15_000;

/** After these, another tab may have ended or started the session, or the computer may have slept. */
const CHANGE_EVENTS = ['storage', 'focus', 'pageshow', 'visibilitychange'];
/** What a person does. Pointer moves do not count: a bumped table moves it. A screen reader may only click. */
const ACTIVITY_EVENTS = ['pointerdown', 'click', 'keydown', 'wheel'];

/** Watches for what extends or ends a session, as long as the page exists. */
export function watchSession(on: {
  readonly onMayHaveChanged: () => void;
  readonly onActivity: () => void;
}): void {
  for (const type of CHANGE_EVENTS) window.addEventListener(type, on.onMayHaveChanged);
  for (const type of ACTIVITY_EVENTS) {
    window.addEventListener(type, on.onActivity, { capture: true, passive: true });
  }
  setInterval(on.onMayHaveChanged, CHECK_EVERY_MS);
}
