/** How often a page looks whether its session still goes on when nothing else happens. */
const LOOK_EVERY_MS = 15_000;

/** When another tab may have ended or begun the session, or the computer may have slept. */
const NEWS = ['storage', 'focus', 'pageshow', 'visibilitychange'];
/** What a person does; a pointer that only moves may be a shaken table. A screen reader may only click. */
const ACTIVITIES = ['pointerdown', 'click', 'keydown', 'wheel'];

/** Watches what a session lives and ends by, for as long as the page is there. */
export function watchSession(on: {
  readonly onMayHaveChanged: () => void;
  readonly onActivity: () => void;
}): void {
  for (const type of NEWS) window.addEventListener(type, on.onMayHaveChanged);
  for (const type of ACTIVITIES) {
    window.addEventListener(type, on.onActivity, { capture: true, passive: true });
  }
  setInterval(on.onMayHaveChanged, LOOK_EVERY_MS);
}
