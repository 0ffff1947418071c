export { default, loader } from './profile-root.tsx';
