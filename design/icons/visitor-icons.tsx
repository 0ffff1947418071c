// Written by generate.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from './icon.tsx';

export const ArchiveIcon = /* @__PURE__ */ icon('archive');
export const ArrowLeftIcon = /* @__PURE__ */ icon('arrow-left', true);
export const BadgeCheckIcon = /* @__PURE__ */ icon('badge-check');
export const BanIcon = /* @__PURE__ */ icon('ban');
export const CalendarIcon = /* @__PURE__ */ icon('calendar');
export const CheckIcon = /* @__PURE__ */ icon('check');
export const CheckCheckIcon = /* @__PURE__ */ icon('check-check');
export const ChevronDownIcon = /* @__PURE__ */ icon('chevron-down');
export const EllipsisIcon = /* @__PURE__ */ icon('ellipsis');
export const ExternalLinkIcon = /* @__PURE__ */ icon('external-link', true);
export const EyeOffIcon = /* @__PURE__ */ icon('eye-off');
export const FlagIcon = /* @__PURE__ */ icon('flag');
export const Grid2x2Icon = /* @__PURE__ */ icon('grid-2x2');
export const GripVerticalIcon = /* @__PURE__ */ icon('grip-vertical');
export const LockIcon = /* @__PURE__ */ icon('lock');
export const Maximize2Icon = /* @__PURE__ */ icon('maximize-2');
export const PinIcon = /* @__PURE__ */ icon('pin');
export const PlusIcon = /* @__PURE__ */ icon('plus');
export const RefreshCwIcon = /* @__PURE__ */ icon('refresh-cw');
export const SearchIcon = /* @__PURE__ */ icon('search');
export const SendIcon = /* @__PURE__ */ icon('send', true);
export const StarIcon = /* @__PURE__ */ icon('star');
export const UsersIcon = /* @__PURE__ */ icon('users');
export const XIcon = /* @__PURE__ */ icon('x');
