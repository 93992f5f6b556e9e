/** The port offset of test suites unless PORT_OFFSET says otherwise: away from a running app. */
export const TEST_PORT_OFFSET = 1000;
