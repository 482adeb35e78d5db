import { ownDataCopy } from '@aura/domain/copy/own-data';
import { ExportPart } from '@aura/ui/settings/ExportPart';
import { ImportPart } from '@aura/ui/settings/ImportPart';
import { SettingsSection } from '@aura/ui/settings/SettingsSection';
import { paths } from '../../../paths.ts';
import { useExport } from './use-export.ts';
import { type Account, useImport } from './use-import.ts';

interface OwnDataProps {
  readonly account: Account;
}

/** Export and import of the current user's data (docs/product.md section 2, Own data). */
export default function OwnData({ account }: OwnDataProps) {
  const exporting = useExport(account.email);
  const importing = useImport(account);
  return (
    <SettingsSection heading={ownDataCopy.heading} body={ownDataCopy.body}>
      <ExportPart state={exporting.state} onExport={exporting.start} onCancel={exporting.cancel} />
      <ImportPart
        state={importing.state}
        onFile={importing.choose}
        onCsvChange={importing.changeCsv}
        onPhotos={importing.addPhotos}
        onStart={importing.start}
        onCancel={importing.cancel}
        wardrobeHref={paths.wardrobe}
      />
    </SettingsSection>
  );
}
