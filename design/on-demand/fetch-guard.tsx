import { Component, type ReactNode } from 'react';
import { NotFetched } from './code.ts';

type FetchGuardProps = { onFailure: () => void; children: ReactNode };

/** Keeps code that could not be fetched from taking the whole page down; every other error goes on its way. */
export class FetchGuard extends Component<FetchGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof NotFetched)) throw error;
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
