import { analysisApi } from '@aura/api-client/endpoints/analysis';
import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { useToast } from '@aura/ui/primitives/Toast';
import { ItemUploadDialog, type ItemUploadDialogProps } from '@aura/ui/wardrobe/ItemUploadDialog';
import { prepareImage } from '../../platform/image-files.ts';
import { useAppDispatch } from '../../store/store.ts';
import { useItemUpload } from './use-item-upload.ts';

interface UploadItemsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The viewer's. */
  readonly email: string;
}

/** The upload form over the API: photos are made ready here, detected and sent there. */
export default function UploadItems({ open, onOpenChange, email }: UploadItemsProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { progress, upload, cancel } = useItemUpload(email);

  const detectItem = async (photo: Blob) => {
    const found = await dispatch(
      analysisApi.endpoints.evaluateImage.initiate(photo, { track: false }),
    ).unwrap();
    return found[0] ?? null;
  };
  const send: ItemUploadDialogProps['onUpload'] = async (items) => {
    const outcome = await upload(items);
    const count = outcome.sentIds.length;
    if (count > 0) toast.show({ tone: 'status', text: itemUploadCopy.success(count) });
    return outcome;
  };
  return (
    <ItemUploadDialog
      open={open}
      onOpenChange={onOpenChange}
      preparePhoto={prepareImage}
      detectItem={detectItem}
      onUpload={send}
      progress={progress}
      onCancelUpload={cancel}
    />
  );
}
