import AccountSuspension from './AccountSuspension.tsx';
import { StoredAnswersNotice } from './StoredAnswersNotice.tsx';

/** The notices above every page that are loaded after its first view. */
export default function LaterNotices() {
  return (
    <>
      <StoredAnswersNotice />
      <AccountSuspension />
    </>
  );
}
