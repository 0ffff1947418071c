export { loader } from './self-profile-root.tsx';
