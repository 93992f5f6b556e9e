import { mount } from '../app/mount.tsx';
import { LoginPage } from './LoginPage.tsx';

const LOGIN = '/admin/login';

// Who is not signed in is led to the sign-in (spec.md section 2), and a fresh page knows nobody.
if (window.location.pathname !== LOGIN) window.history.replaceState(null, '', LOGIN);

mount(<LoginPage />);
