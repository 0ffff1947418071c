export { default, loader, meta } from './pin-creation-tool.tsx';
